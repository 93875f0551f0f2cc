import { defineModule } from '../../../platform/modules/module.ts'
import { fileHandlers } from './handlers.ts'
import { defaultQuota, type FilesDependencies } from './dependencies.ts'
import { staffFileHandlers } from './staff.ts'
import { statementFiles } from './statements.ts'
import { sweepSchedule } from './sweep.ts'

export { keepUpload } from './keep-upload.ts'
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
    /** What the forms of applications need: whose a file is, and what its statement tells. */
    statements: statementFiles(parts),
  }
}
