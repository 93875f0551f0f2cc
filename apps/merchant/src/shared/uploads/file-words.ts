import type { Client } from '@daftar/client'
import { m } from '@daftar/words'
import { sayDownloadFailed } from '../paper/download.ts'
import { addressOfFile } from './upload.ts'

/** What the buttons of a file's row are called; each names its file. */
export const rowLabels = {
  progress: (name: string) => m.wizard_file_progress({ name }),
  cancel: (name: string) => m.wizard_file_cancel({ name }),
  retry: (name: string) => m.wizard_file_retry({ name }),
  remove: (name: string) => m.wizard_file_remove({ name }),
  download: (name: string) => m.wizard_file_download({ name }),
}

/**
 * Opens an uploaded file in a tab of its own, made at once because browsers allow it only then; a failure is
 * said (UPL-06).
 */
export async function openFile(api: Client, url: string): Promise<void> {
  const tab = window.open('', '_blank')
  try {
    const address = await addressOfFile(api, url)
    if (!tab) return location.assign(address)
    tab.opener = null
    tab.location.replace(address)
  } catch {
    tab?.close()
    sayDownloadFailed()
  }
}
