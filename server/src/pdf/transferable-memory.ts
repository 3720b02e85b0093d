/**
 * The memory of bytes that go over to another thread, to be moved instead of copied. None for bytes that share theirs
 * with others, as small buffers of Node do: Node refuses to move such memory, so those bytes are copied.
 */
export function listTransferableMemory({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
