import { storageKeys } from '@daftar/client'
import {
  moveTutorial,
  readTutorialStep,
  tutorialPlace,
  type TutorialEvent,
} from '@daftar/rules/shell/frame/disputes-tutorial'
import { Button } from '@daftar/ui/button'
import { CoachMark } from '@daftar/ui/coach-mark'
import { useIsPhone } from '@daftar/ui/use-media-query'
import { m } from '@daftar/words'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { disputePaths } from '../paths.ts'
import styles from './disputes.module.css'

/**
 * Two steps for who comes here first: answer disputes here, and who else may (NAV-54 to NAV-60, DEC-DSP-17).
 */
export function DisputesTutorial({ place }: { place: 'list' }) {
  const { computedPermissions } = useAccount()
  const isPhone = useIsPhone()
  // On a phone the sidebar is folded away: there is no line to point at.
  const seesUsers = computedPermissions.isWorkspaceAdmin && !isPhone
  const [step, setStep] = useState(() =>
    readTutorialStep(localStorage.getItem(storageKeys.disputesTutorialStep)),
  )
  const navigate = useNavigate()
  const here = useRef<HTMLSpanElement>(null)
  const users = useRef<Element>(null)
  const [isFound, setFound] = useState(false)
  // The sidebar may be drawn after this.
  useEffect(() => {
    if (isFound) return undefined
    const look = () => {
      users.current = document.querySelector(`nav a[href="${disputePaths.users}"]`)
      if (users.current) setFound(true)
    }
    look()
    const timer = setInterval(look, 100)
    return () => clearInterval(timer)
  }, [isFound])
  function press(event: TutorialEvent) {
    const next = moveTutorial(step, event, seesUsers)
    localStorage.setItem(storageKeys.disputesTutorialStep, next.step)
    setStep(next.step)
    if (next.goTo) void navigate({ to: next.goTo === 'users' ? disputePaths.users : disputePaths.list })
  }
  const shown = tutorialPlace(step, seesUsers)
  return (
    <span ref={here} className={styles.anchor} data-place={place}>
      <CoachMark
        anchor={here}
        open={shown === 'disputes_page'}
        onClose={() => press('close')}
        title={m.disputes_tutorial_first_title()}
        placement="bottom start"
        actions={
          <>
            <Button onClick={() => press('close')}>{m.common_close()}</Button>
            <Button variant="primary" onClick={() => press('next')}>
              {m.disputes_tutorial_next()}
            </Button>
          </>
        }
      >
        {m.disputes_tutorial_first_text()}
      </CoachMark>
      <CoachMark
        anchor={users}
        open={shown === 'users_item' && isFound}
        onClose={() => press('close')}
        title={m.disputes_tutorial_second_title()}
        actions={
          <>
            <Button onClick={() => press('back')}>{m.disputes_tutorial_back()}</Button>
            <Button variant="primary" onClick={() => press('add')}>
              {m.disputes_tutorial_add()}
            </Button>
          </>
        }
      >
        {m.disputes_tutorial_second_text()}
      </CoachMark>
    </span>
  )
}
