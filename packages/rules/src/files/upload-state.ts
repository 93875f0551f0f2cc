/** UPL-14. */
export const uploadStates = ['loading', 'error', 'uploaded'] as const
export type UploadState = (typeof uploadStates)[number]

/** How an upload can end without a file. */
export type UploadFailure = 'cancelled' | 'refused' | 'network'

/** UPL-05, UPL-06: the notification, the line in the file's row (DEC-UPL-3), and the text of a failed download. */
export const fileFailureTexts = ['failed_to_upload', 'upload_failed', 'failed_to_download_file'] as const
export type FileFailureText = (typeof fileFailureTexts)[number]

/** UPL-12, UPL-13: a cancel is silent; every other failure notifies `failed_to_upload` and marks the row. */
export function uploadFailureTexts(
  failure: UploadFailure,
): { notification: FileFailureText; row: FileFailureText } | null {
  return failure === 'cancelled' ? null : { notification: 'failed_to_upload', row: 'upload_failed' }
}

/** What the file's row offers in each state (DEC-UPL-4). */
export const uploadActions: Readonly<Record<UploadState, readonly string[]>> = {
  loading: ['cancel'],
  error: ['retry', 'remove'],
  uploaded: ['download', 'remove'],
}

/** DEC-UPL-4: a form is not sent while a file is still on its way. */
export function mayLeaveUploads(states: readonly UploadState[]): boolean {
  return !states.includes('loading')
}
