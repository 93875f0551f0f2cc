import type { Handlers } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Readiness } from '../../../platform/health/ready.ts'
import { defineModule } from '../../../platform/modules/module.ts'

export interface HealthDependencies {
  build: string
  schema: string
  ready(): Promise<Readiness>
  /** What this process cannot do its part without: one that serves requests alone does so without a worker. */
  needs: readonly (keyof Readiness)[]
}

/** Liveness and readiness, with the versions of the build and of the schema. */
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
  }
  return defineModule({ name: 'health', handlers })
}
