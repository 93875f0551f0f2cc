import type { PickedUpload } from '../uploads/picked-upload.ts'

/** What the files that were picked on this page are called: an application holds their handles alone. */
const picked = new Map<string, PickedUpload>()

export function noteFile(file: PickedUpload): string {
  picked.set(file.url, file)
  return file.url
}

/** The file of a handle, nameless when it was picked on another page. */
export function fileOf(url: string): PickedUpload {
  return picked.get(url) ?? { url, name: '', size: null }
}
