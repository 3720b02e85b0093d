/** A file of a multipart request. Its content lies in memory once, and is in nothing that is written as JSON. */
export class UploadedFile {
  readonly name: string;
  /** How many bytes were sent. Of more than may be uploaded, the content holds only the first. */
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
