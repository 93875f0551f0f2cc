/** One paper that a process is asked for. */
export interface PaperTask {
  module: string
  name: string
  contents: unknown
}

/** Its bytes, or why it could not be set. */
export type PaperAnswer = { bytes: Uint8Array } | { failed: string }
