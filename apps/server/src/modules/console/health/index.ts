import type { Handlers } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Readiness } from '../../../platform/health/ready.ts'
import { defineModule } from '../../../platform/modules/module.ts'

/** Liveness and readiness, with the versions of the build and of the schema. */
export function buildHealth(deps: { build: string; schema: string; ready(): Promise<Readiness> }) {
  const versions = { build: deps.build, schema: deps.schema }
  const handlers: Handlers<'health'> = {
    'health.live': async () => ({ status: 'live', ...versions }),
    'health.ready': async () => {
      const { ready } = await deps.ready()
      if (!ready) return refuse('unavailable')
      return { status: 'ready', database: true, migrations: true, worker: true, ...versions }
    },
  }
  return defineModule({ name: 'health', handlers })
}
