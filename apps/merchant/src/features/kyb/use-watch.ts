import type { KybStepName } from '@daftar/rules/capital/kyb/steps'
import { useEffect, useEffectEvent } from 'react'
import { useServices } from '../../shared/use-services.ts'
import { isSameIn, readApplication } from './save.ts'
import type { Application } from './wire.ts'

/** So often the page asks whether somebody else changed the application. */
const askedEveryMs = 15_000

/** The blocks that a step writes. */
const blocksOf: Readonly<Partial<Record<KybStepName, readonly string[]>>> = {
  your_details: ['authorized_signatory'],
  commercial_licence: ['legal_info'],
  shareholders: ['shareholders'],
  shareholder_ids: ['shareholders'],
  iban_verification: ['bank_details'],
}

interface Watched {
  application: Application
  step: KybStepName
  /** A save is on its way, or a question stands: that comes first. */
  isBusy: boolean
  /** Somebody else saved another part: the page goes on over their version. */
  onOthers: (latest: Application) => void
  /** Somebody else saved the very part of this step. */
  onSame: (latest: Application) => void
}

/** Sees what colleagues, and whoever fills a part by a link, save while the page is looked at. */
export function useWatch({ application, step, isBusy, onOthers, onSame }: Watched): void {
  const { api } = useServices()
  const tell = useEffectEvent((latest: Application) => {
    if (isBusy || latest.version <= application.version) return
    if (isSameIn(application, latest, blocksOf[step] ?? [])) onOthers(latest)
    else onSame(latest)
  })
  const read = useEffectEvent(() => readApplication(api, application.id).catch(() => null))
  useEffect(() => {
    const look = async () => {
      const latest = document.visibilityState === 'visible' ? await read() : null
      if (latest) tell(latest)
    }
    const see = () => void look()
    const timer = setInterval(see, askedEveryMs)
    document.addEventListener('visibilitychange', see)
    window.addEventListener('focus', see)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', see)
      window.removeEventListener('focus', see)
    }
  }, [])
}
