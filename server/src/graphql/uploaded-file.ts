/** A file of a multipart request. Its content is in memory once, and never serialised as JSON. */
export class UploadedFile {
  readonly name: string;
  /** The number of bytes sent. Beyond the upload limit, the content holds only the first ones. */
  readonly size: number;
  readonly #content: Buffer;

  constructor(name: string, content: Buffer, size: number = content.length) {
    this.name = name;
    this.size = size;
    this.#content = content;
  }

  get content(): Buffer {
    return this.#content;
  }
}
