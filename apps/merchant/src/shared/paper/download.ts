import { canBeHad, saveAddress } from '@daftar/client/download'
import { m } from '@daftar/words'
import { showToast } from '@daftar/app-kit/toasts'

/**
 * Saves a file of the product. The browser fetches it itself, which works inside other apps too; it is asked
 * for beforehand, because nobody can say afterwards that it could not be had.
 */
export async function download(address: string): Promise<void> {
  if (await canBeHad(address)) saveAddress(address)
  else sayDownloadFailed()
}

/** UPL-06. */
export function sayDownloadFailed(): void {
  showToast({ id: 'download', variant: 'error', title: m.common_failed_to_download() })
}
