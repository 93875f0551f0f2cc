import type { UploadPurpose } from '@daftar/contract/endpoints/casework/files'
import type { IncomingFile } from '../../../platform/http/call.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { fileHandlers } from './handlers.ts'
import { defaultQuota, type FilesDependencies } from './dependencies.ts'
import { documentsOf } from './documents.ts'
import { keptForStaffHandlers } from './kept/desk-handlers.ts'
import { staffFileHandlers } from './staff.ts'
import { sealSchedule } from './sealing/seal-older.ts'
import { sweepSchedule } from './sweep.ts'
import { takeUpload, type Uploader } from './uploads/upload.ts'

export type { Documents, OpenedDocuments } from './documents.ts'
export { countClearFiles, filesUploadedBy, findFile } from './store.ts'
export { streamOf } from './reading/stream.ts'
export type { Uploader } from './uploads/upload.ts'
export { keepUpload } from './uploads/keep-upload.ts'
export type { StaffNames } from './dependencies.ts'
export { eraseAskedFiles, type AskedFile } from './kept/erase-asked.ts'
export { uploadRegistry, type RuleOf } from './purposes.ts'

type FilesGiven = Omit<FilesDependencies, 'quota'> & Partial<Pick<FilesDependencies, 'quota'>>

export type Files = ReturnType<typeof buildFiles>

/** Uploaded files: taken in, looked at, handed out to whom they belong, and forgotten in time. */
export function buildFiles(given: FilesGiven) {
  const deps: FilesDependencies = { quota: defaultQuota, ...given }
  return {
    ...defineModule({
      name: 'files',
      handlers: { ...fileHandlers(deps), ...staffFileHandlers(deps), ...keptForStaffHandlers(deps) },
      schedules: [sweepSchedule(deps), sealSchedule(deps)],
    }),
    /** Takes a file in for a purpose, as the upload of its own does. */
    take: (uploader: Uploader, purpose: UploadPurpose, file: IncomingFile) =>
      takeUpload(deps, uploader, purpose, file),
    /** What forms need: whose a file is, and what it tells. */
    documents: documentsOf(deps),
  }
}
