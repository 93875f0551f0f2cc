import type { HitDecision } from '@daftar/rules/screening/standing'
import { Button } from '@daftar/ui/button'
import { m } from '@daftar/words'
import { useState } from 'react'
import { DetailDrawer } from '../look/detail-drawer.tsx'
import { useFlags } from '../session.ts'
import { DecideHit } from './decide-hit.tsx'
import { HitFacts } from './hit-facts.tsx'
import type { ScreeningHit } from './screening-query.ts'

/** One hit beside what it was found in, with both ways to decide it. */
export function HitDrawer({ hit, onClose }: { hit: ScreeningHit; onClose: () => void }) {
  const mayDecide = useFlags().can_decide_onboarding
  const [decision, setDecision] = useState<HitDecision | null>(null)
  return (
    <>
      <DetailDrawer
        title={hit.ours.name}
        merchantId={null}
        onClose={onClose}
        actions={
          mayDecide && hit.decision === null ? (
            <>
              <Button variant="danger" onClick={() => setDecision('confirmed')}>
                {m.desk_screening_confirm()}
              </Button>
              <Button variant="primary" onClick={() => setDecision('dismissed')}>
                {m.desk_screening_dismiss()}
              </Button>
            </>
          ) : null
        }
      >
        <HitFacts hit={hit} />
      </DetailDrawer>
      {decision === null ? null : (
        <DecideHit hit={hit} decision={decision} onClose={() => setDecision(null)} onDone={onClose} />
      )}
    </>
  )
}
