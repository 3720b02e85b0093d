/**
 * The memory of bytes to transfer to another thread, so that it is moved rather than copied. None for bytes that
 * share their memory with others, as small Node buffers do: Node cannot transfer such memory, so those bytes are
 * copied.
 */
export function listTransferableMemory({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
