import { useLanguage } from '@daftar/app-kit/language'
import { isExperimentOn } from '@daftar/rules/access/experiments'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useAccount } from '../../shared/session/account.ts'
import { useServices } from '../../shared/use-services.ts'
import { addressOf } from '../addresses.ts'
import { surveyReady } from '../notices/survey.ts'
import { dismissSurvey, surveysQuery, takeAway, type AskedSurvey } from './queries.ts'

/** Most visits ask nothing: the questions come with the first survey that is shown. */
const SurveyDialog = lazy(() =>
  import('./survey-dialog.tsx').then((module) => ({ default: module.SurveyDialog })),
)

/**
 * The product's own surveys: one that shows by itself does so on the first page, once it stands and nothing
 * else is open; one of the card stands behind the card, where no tool of others is configured for it
 * (DEC-OTH-11, DEC-NAV-4).
 */
export function AskedSurveys() {
  const { config } = useServices()
  const { experiments, viewed_until: viewedUntil, computedPermissions } = useAccount()
  const { pathname } = useLocation()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [shown, show] = useState<AskedSurvey | null>(null)
  const hasShown = useRef(false)
  const isHome = pathname === addressOf('dashboard')
  const hasCard = isExperimentOn(experiments, 'acquiring_survey') && !config.surveyScriptUrl
  const mayBeAsked = viewedUntil === null && computedPermissions.hasMerchantAccess
  const { data: asked = [] } = useQuery({ ...surveysQuery, enabled: mayBeAsked && (isHome || hasCard) })
  const behindCard = hasCard ? asked.find(({ opens }) => opens === 'card') : undefined
  const byItself = isHome ? asked.find(({ opens }) => opens === 'itself') : undefined

  useEffect(() => {
    if (!behindCard) return
    window.daftarSurvey = { open: () => show(behindCard) }
    surveyReady.set(true)
    return () => {
      surveyReady.set(false)
      delete window.daftarSurvey
    }
  }, [behindCard])

  useEffect(() => {
    // One in a visit, and never over what somebody is doing: it is asked another time then.
    if (!byItself || hasShown.current || isSomethingOpen()) return
    hasShown.current = true
    show(byItself)
  }, [byItself])

  if (!shown) return null
  return (
    <Suspense>
      <SurveyDialog
        survey={shown}
        onAnswered={() => {
          show(null)
          takeAway(queryClient, shown.id)
        }}
        onClose={() => {
          show(null)
          // Behind its card it waits until the card is closed.
          if (shown.opens === 'itself') dismissSurvey(queryClient, shown.id, language).catch(() => {})
        }}
      />
    </Suspense>
  )
}

/**
 * A dialog, a drawer, a list or a menu over the page, or a field that is being typed into. What pops up from
 * a control names that (`data-trigger`).
 */
function isSomethingOpen(): boolean {
  const typing = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false
  return typing || document.querySelector('[role=dialog], [role=alertdialog], [data-trigger]') !== null
}
