import { storageKeys } from '@daftar/client'
import { isExperimentOn } from '@daftar/rules/access/experiments'
import { feedbackAfterMs, feedbackHash, opensByItself } from '@daftar/rules/capital/offers/feedback'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { useAccount } from '../../shared/session/account.ts'
import type { Services } from '../../shared/page.ts'
import { useServices } from '../../shared/use-services.ts'

/** The pages on which the form stood open since they were loaded: it opens once (OFR-35, DEC-OFR-9). */
const openedOn = new WeakSet<Services>()

const marker = feedbackHash.slice(1)
const typedInto = 'input[type=text], input[type=tel], textarea'

/**
 * Whether the feedback form stands open, and how it is closed. The address's hash opens it; after more than
 * ten seconds on the page the hash is set by itself (OFR-34 to OFR-38), never over another dialog or under
 * somebody's typing.
 */
export function useFeedback({ waits }: { waits: boolean }): { isOpen: boolean; close: () => void } {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const services = useServices()
  const [mayOpen, setMayOpen] = useState(() => !openedOn.has(services))
  const { experiments } = useAccount()
  const isOn = isExperimentOn(experiments, 'capital_feedback_form')
  const isOpen = hash === marker && mayOpen
  const setHash = useCallback(
    (next: string) => void navigate({ to: '.', hash: next, replace: true, resetScroll: false }),
    [navigate],
  )

  useEffect(() => {
    if (isOpen) openedOn.add(services)
  }, [isOpen, services])

  useEffect(() => {
    const wasOpenedInSession = sessionStorage.getItem(storageKeys.capitalFeedback) !== null
    if (waits || !opensByItself({ isExperimentOn: isOn, wasOpenedInSession })) return
    const timer = setInterval(() => {
      if (openedOn.has(services) || document.activeElement?.matches(typedInto)) return
      clearInterval(timer)
      sessionStorage.setItem(storageKeys.capitalFeedback, '1')
      setHash(marker)
    }, feedbackAfterMs + 1)
    return () => clearInterval(timer)
  }, [waits, isOn, setHash, services])

  return {
    isOpen,
    close: () => {
      setMayOpen(false)
      setHash('')
    },
  }
}
