import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, refuseFields } from '../../../platform/http/refusal.ts'
import { experimentsByCountry, latestSwitches } from './every-experiment.ts'
import { bannerProblems, readBanner, writeBanner } from './banner.ts'
import { experimentsOfMerchant, isExperimentName, switchExperiment } from './merchant-experiments.ts'

/** What staff switch on: the banner that everybody reads, and the experiments of one merchant. */
export function staffSettingHandlers(distrust: (merchantId: string) => void) {
  return {
    'settings.remoteConfigForStaff': async ({ tx }) => ({ web_status_message: await readBanner(tx) }),

    'settings.setRemoteConfig': async ({ tx, params, body, now, audit }) => {
      audit({ object: `remote_config:${params.key}`, before: await readBanner(tx), after: body })
      const fields = bannerProblems(body)
      if (Object.keys(fields).length > 0) return refuseFields(fields)
      await writeBanner(tx, body, now)
      return { web_status_message: body }
    },

    'settings.everyExperiment': async ({ tx }) => ({
      experiments: await experimentsByCountry(tx),
      changes: (await latestSwitches(tx)).map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    }),

    'settings.merchantExperiments': async ({ tx, params }) => {
      const experiments = await experimentsOfMerchant(tx, params.id)
      return experiments ? { experiments } : refuse('not_found')
    },

    'settings.setExperiment': async ({ tx, params, body, now, audit }) => {
      const before = isExperimentName(params.name) ? await experimentsOfMerchant(tx, params.id) : undefined
      if (!before || !isExperimentName(params.name)) return refuse('not_found')
      audit({
        object: `experiment:${params.name}`,
        merchantId: params.id,
        before: { enabled: before.find((one) => one.name === params.name)?.enabled },
        after: { enabled: body.enabled },
      })
      const isOn = before.some((one) => one.name === params.name && one.enabled)
      if (body.from !== undefined && body.from !== isOn) return refuse('wrong_status')
      distrust(params.id)
      await switchExperiment(tx, params.id, params.name, body.enabled, now)
      const experiments = await experimentsOfMerchant(tx, params.id)
      return experiments ? { experiments } : refuse('not_found')
    },
  } satisfies Partial<Handlers<'settings'>>
}
