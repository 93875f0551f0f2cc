/** A file of a form that the server already holds: its handle, and name and size where they are known. */
export interface PickedUpload {
  readonly url: string
  /** Empty for a file of an earlier visit, whose name the answer does not carry. */
  readonly name: string
  readonly size: number | null
}
