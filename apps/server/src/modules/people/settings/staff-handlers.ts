import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, refuseFields, Refusal } from '../../../platform/http/refusal.ts'
import { experimentAtDesk, experimentsByCountry, latestSwitches } from './every-experiment.ts'
import type { SettingsDependencies } from './dependencies.ts'
import { declineRule, percentOf, previewRule, setRule } from './experiment-rules.ts'
import { bannerProblems, readBanner, writeBanner } from './banner.ts'
import {
  experimentsOfMerchant,
  isExperimentName,
  lockSwitch,
  switchExperiment,
} from './merchant-experiments.ts'

/** What staff switch on: the banner that everybody reads, and the experiments of one merchant. */
export function staffSettingHandlers({
  distrust,
  distrustEverybody,
}: Pick<SettingsDependencies, 'distrust' | 'distrustEverybody'>) {
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
      // Held, so that of many who have seen the same one switches.
      await lockSwitch(tx, params.id, params.name)
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

    'settings.previewRule': async ({ tx, params: { name, country }, query }) =>
      isExperimentName(name)
        ? previewRule(tx, { name, country }, query.percent ?? null)
        : refuse('not_found'),

    'settings.setRule': async ({ tx, params: { name, country }, body, actor, now, audit }) => {
      const object = `experiment:${name}`
      if (!isExperimentName(name)) return refuse('not_found')
      const before = { country, percent: await percentOf(tx, { name, country }) }
      audit({ object, before, after: { country, percent: body.percent } })
      const done = await setRule(tx, { name, country, ...body, staffId: actor.id, at: now })
      if (done instanceof Refusal) return done
      audit({ object, before, after: { country, percent: body.percent, state: done } })
      if (done === 'done') distrustEverybody()
      return { state: done, experiment: await experimentAtDesk(tx, name) }
    },

    'settings.declineRule': async ({ tx, params: { name, country }, audit }) => {
      audit({ object: `experiment:${name}`, after: { country } })
      if (!isExperimentName(name)) return refuse('not_found')
      if (!(await declineRule(tx, { name, country }))) return refuse('wrong_status')
      return { experiment: await experimentAtDesk(tx, name) }
    },
  } satisfies Partial<Handlers<'settings'>>
}
