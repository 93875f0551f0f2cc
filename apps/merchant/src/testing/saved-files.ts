import { onTestFinished, vi } from 'vitest'

export type SavedFile = { name: string; blob: Blob }

/** What the page hands over to the browser's downloads from now on, until the test ends. */
export function savedFiles(): SavedFile[] {
  const saved: SavedFile[] = []
  let blob = new Blob()
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    blob = file as Blob
    return 'blob:saved'
  })
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob })
  })
  onTestFinished(() => {
    made.mockRestore()
    pressed.mockRestore()
  })
  return saved
}
