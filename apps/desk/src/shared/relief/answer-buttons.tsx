import { mayDecide } from '@daftar/rules/access/four-eyes'
import { Button } from '@daftar/ui/button'
import { m } from '@daftar/words'
import { useState } from 'react'
import { useFlags, useSession } from '../session.ts'
import { DecideRelief, ProposeRelief } from './answer-relief.tsx'
import type { Decision, DeskRelief } from './relief-acts.ts'

/** What one may do about a request for relief as it stands; who proposed it waits for somebody else. */
export function useReliefActs(relief: DeskRelief) {
  const flags = useFlags()
  const { id } = useSession()
  const isOwn = !mayDecide('relief', { firstId: relief.proposed_by_id, staffId: id })
  const isProposed = flags.can_decide_relief && relief.status === 'proposed'
  return {
    propose: flags.can_propose_relief && relief.status === 'asked',
    decide: isProposed && !isOwn,
    waitsForOther: isProposed && isOwn,
  }
}

type AnswerButtonsProps = { relief: DeskRelief; onDone: () => void }

/** Answers a request where it is read. */
export function AnswerButtons({ relief, onDone }: AnswerButtonsProps) {
  const acts = useReliefActs(relief)
  const [asking, setAsking] = useState<'propose' | Decision | null>(null)
  const close = () => setAsking(null)
  const dialog = {
    relief,
    onClose: close,
    onDone: () => {
      close()
      onDone()
    },
  }
  return (
    <>
      {acts.propose ? (
        <Button variant="primary" onClick={() => setAsking('propose')}>
          {m.relief_propose()}
        </Button>
      ) : null}
      {acts.decide ? (
        <>
          <Button onClick={() => setAsking('decline')}>{m.relief_decline()}</Button>
          <Button variant="primary" onClick={() => setAsking('approve')}>
            {m.relief_approve()}
          </Button>
        </>
      ) : null}
      {asking === 'propose' ? <ProposeRelief {...dialog} /> : null}
      {asking === 'approve' || asking === 'decline' ? <DecideRelief {...dialog} decision={asking} /> : null}
    </>
  )
}
