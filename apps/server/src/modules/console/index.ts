import type { AreaDependencies } from '../../area-dependencies.ts'
import { schemaVersion } from '../../platform/database/upgrade/migrate.ts'
import { hasRoom, roomIn } from '../../platform/health/disk.ts'
import { checkReady } from '../../platform/health/ready.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { defineArea } from '../../platform/modules/module.ts'
import type { Sms } from '../../platform/sms/sms.ts'
import { buildAudit } from './audit/index.ts'
import { buildBooks } from './books/index.ts'
import { buildConsoleSession, type ConsoleDependencies } from './console/index.ts'
import { buildDossier } from './dossier/index.ts'
import { buildEvents } from './events/index.ts'
import { buildHealth } from './health/index.ts'
import { buildInbox } from './inbox/index.ts'
import { buildWork } from './work/index.ts'

/** What the console's own screens are given: files of every merchant, and what is due. */
export interface ConsoleNeeds extends Pick<ConsoleDependencies, 'runDue' | 'scheduleNames' | 'patience'> {
  /** Version of the build. */
  build: string
  /** How letters and messages leave, past the outbox. */
  mail: Mail
  sms: Sms
}

/** The console's own screens, and how the product itself is doing. */
export function buildConsole(deps: AreaDependencies, { build, mail, sms, ...needs }: ConsoleNeeds) {
  const { config, database } = deps
  const session = buildConsoleSession({
    ...deps,
    ...needs,
    isClockMovable: config.mode === 'demo',
    fourEyesAbove: config.capital.fourEyesAboveMinor,
  })
  const room = () => roomIn(config.dataDir)
  const health = buildHealth({
    ...deps,
    build,
    mail,
    sms,
    room,
    schema: schemaVersion(),
    ready: async () => ({ ...(await checkReady(database)), disk: await hasRoom(room) }),
    needs: ['database', 'migrations', 'disk', ...(deps.config.role === 'web' ? [] : (['worker'] as const))],
  })
  const inbox = buildInbox({ ...deps, isShown: config.mode !== 'production' })
  return {
    area: defineArea('console', [
      session,
      buildWork(),
      buildAudit(),
      buildBooks(),
      buildDossier(),
      buildEvents({ ...deps, forwardTo: config.eventsForward ?? null }),
      health,
      inbox,
    ]),
  }
}
