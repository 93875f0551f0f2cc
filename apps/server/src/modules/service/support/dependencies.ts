import type { AreaDependencies } from '../../../area-dependencies.ts'
import type { Live } from '../../casework/conversation/index.ts'
import type { Files } from '../../casework/files/index.ts'

export type SupportDependencies = Pick<
  AreaDependencies,
  'database' | 'keys' | 'storage' | 'queueMail' | 'publicOrigin' | 'calendarOf'
> & {
  live: Live
  files: Pick<Files, 'take' | 'documents'>
}
