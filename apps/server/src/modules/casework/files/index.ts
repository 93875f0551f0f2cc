import { defineModule } from '../../../platform/modules/module.ts'
import { fileHandlers } from './handlers.ts'
import { defaultQuota, type FilesDependencies } from './dependencies.ts'
import { documentsOf } from './documents.ts'
import { staffFileHandlers } from './staff.ts'
import { sweepSchedule } from './sweep.ts'

export type { Documents, OpenedDocuments } from './documents.ts'
export { keepUpload } from './keep-upload.ts'
export { uploadRegistry, type RuleOf } from './purposes.ts'
export type { FilesDependencies } from './dependencies.ts'

/** Uploaded files: taken in, looked at, handed out to whom they belong, and forgotten in time. */
export function buildFiles(deps: FilesDependencies) {
  const parts = { quota: defaultQuota, ...deps }
  return {
    ...defineModule({
      name: 'files',
      handlers: { ...fileHandlers(parts), ...staffFileHandlers(parts) },
      schedules: [sweepSchedule(parts)],
    }),
    /** What forms need: whose a file is, and what it tells. */
    documents: documentsOf(parts),
  }
}
