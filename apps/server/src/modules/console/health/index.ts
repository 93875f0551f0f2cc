import type { AreaDependencies } from '../../../area-dependencies.ts'
import type { DiskRoom } from '../../../platform/health/disk.ts'
import { lookAtParts } from '../../../platform/health/parts.ts'
import type { Readiness } from '../../../platform/health/ready.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { tryPart, type Trying } from './try-part.ts'

export interface HealthDependencies extends Trying, Pick<AreaDependencies, 'clock'> {
  build: string
  schema: string
  ready(): Promise<Readiness>
  room(): Promise<DiskRoom>
  /**
   * What this process cannot do its part without: one that serves requests alone does so without a worker.
   */
  needs: readonly (keyof Readiness)[]
}

/**
 * Liveness and readiness, with the versions of the build and of the schema; for staff, each part and a try of
 * it.
 */
export function buildHealth(deps: HealthDependencies) {
  const versions = { build: deps.build, schema: deps.schema }
  const handlers: Handlers<'health'> = {
    'health.live': async () => ({ status: 'live', ...versions }),
    'health.ready': async () => {
      const found = await deps.ready()
      const missing = deps.needs.filter((part) => !found[part])
      if (missing.length > 0) return refuse('unavailable', { missing })
      return { status: 'ready', ...found, ...versions }
    },
    'health.parts': async ({ now }) => ({
      checked_at: now.toISOString(),
      parts: await lookAtParts(deps),
      ...versions,
    }),
    'health.try': async ({ actor, body: { part }, audit }) => {
      const tried = await tryPart(deps, part, actor)
      audit({ object: `part:${part}`, after: { worked: tried.worked } })
      return tried
    },
  }
  return defineModule({ name: 'health', handlers })
}
