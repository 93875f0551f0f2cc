import { useAct } from '@daftar/app-kit/use-act'
import type { HitDecision } from '@daftar/rules/screening/standing'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmWithNote } from '../act/confirm-with-note.tsx'
import { HitFacts } from './hit-facts.tsx'
import { decideHit, type ScreeningHit } from './screening-query.ts'

const words = {
  dismissed: {
    title: m.desk_screening_dismiss_title,
    label: m.desk_screening_dismiss,
    effect: m.desk_screening_dismiss_effect,
    done: m.desk_screening_done_dismissed,
  },
  confirmed: {
    title: m.desk_screening_confirm_title,
    label: m.desk_screening_confirm,
    effect: m.desk_screening_confirm_effect,
    done: m.desk_screening_done_confirmed,
  },
} as const satisfies Record<HitDecision, unknown>

type DecideHitProps = { hit: ScreeningHit; decision: HitDecision; onClose: () => void; onDone: () => void }

/** Asks in writing why a hit is somebody else, or that it is them. */
export function DecideHit({ hit, decision, onClose, onDone }: DecideHitProps) {
  const { title, label, effect, done } = words[decision]
  const act = useAct({ mutation: decideHit(useQueryClient(), hit.id), doneText: () => done(), onDone })
  return (
    <ConfirmWithNote
      {...{ act, onClose }}
      tone={decision === 'confirmed' ? 'danger' : 'primary'}
      title={title()}
      confirmLabel={label()}
      note={{ field: 'reason', label: m.desk_screening_reason(), longest: 500 }}
      effect={effect()}
      onConfirm={(reason) => act.send({ decision, reason })}
    >
      <HitFacts hit={hit} />
    </ConfirmWithNote>
  )
}
