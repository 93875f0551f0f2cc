import type { AreaParts } from '../../area-parts.ts'
import { schemaVersion } from '../../platform/database/migrate.ts'
import { checkReady } from '../../platform/health/ready.ts'
import { defineArea } from '../../platform/modules/module.ts'
import { buildBooks } from './books/index.ts'
import { buildDesk, type DeskDependencies } from './desk/index.ts'
import { buildEvents } from './events/index.ts'
import { buildHealth } from './health/index.ts'
import { buildInbox } from './inbox/index.ts'

/** What the console's own screens are given: files of every merchant, and what is due. */
export interface ConsoleNeeds extends Pick<
  DeskDependencies,
  'files' | 'onExperimentsChanged' | 'runDue' | 'scheduleNames' | 'patience'
> {
  /** Version of the build. */
  build: string
}

/** The console's own screens, and how the product itself is doing. */
export function buildConsole(parts: AreaParts, { build, ...needs }: ConsoleNeeds) {
  const { config, database } = parts
  const desk = buildDesk({
    ...parts,
    ...needs,
    isClockMovable: config.mode === 'demo',
    fourEyesAbove: config.capital.fourEyesAboveMinor,
  })
  const health = buildHealth({ build, schema: schemaVersion(), ready: () => checkReady(database) })
  const inbox = buildInbox({ ...parts, isShown: config.mode !== 'production' })
  return { area: defineArea('console', [desk, buildBooks(), buildEvents(parts), health, inbox]) }
}
