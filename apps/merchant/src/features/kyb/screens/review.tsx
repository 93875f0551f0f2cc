import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { showToast } from '@daftar/app-kit/toasts'
import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import { incompleteKybSteps } from '@daftar/rules/capital/kyb/steps'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { useServices } from '../../../shared/use-services.ts'
import type { Kyb } from '../kyb.ts'
import { KybFrame } from '../parts/kyb-frame.tsx'
import { reviewSections, type ReviewSection } from '../parts/review-sections.tsx'
import { kybStepTitle } from '../parts/step-title.ts'
import { submitKyb } from '../queries.ts'
import styles from './review.module.css'

/** Everything once more, and the handing in (KYB-110 to KYB-117, DEC-KYB-28, DEC-KYB-29). */
export function ReviewStep({ kyb }: { kyb: Kyb }) {
  const { api } = useServices()
  const { application } = kyb
  const { keyOf, renew } = useIdempotencyKey()
  const submit = useMutationOnce({
    mutationFn: () => submitKyb(api, application.id, keyOf('submit')),
    onSuccess: (sent) => {
      kyb.take(sent)
      kyb.leave(capitalPaths.application(sent.id))
    },
    onError: () => {
      renew()
      // KYB-167.
      showToast({ id: 'kyb', variant: 'error', title: m.kyb_submit_failed() })
    },
  })
  const incomplete = incompleteKybSteps(application.kyb.steps)
  const isConfirmed = application.status === 'verified'
  return (
    <KybFrame
      kyb={kyb}
      title={m.kyb_review_title()}
      intro={m.kyb_review_intro()}
      onSubmit={() => submit.mutate()}
      submitLabel={m.kyb_submit()}
      canSubmit={incomplete.length === 0 && isConfirmed}
      isBusy={submit.isPending}
      notice={<Missing kyb={kyb} steps={incomplete} isConfirmed={isConfirmed} />}
    >
      <div className={styles.sections}>
        {reviewSections(application).map((section) => (
          <Section key={section.id} kyb={kyb} section={section} />
        ))}
      </div>
    </KybFrame>
  )
}

function Section({ kyb, section: { title, step, facts } }: { kyb: Kyb; section: ReviewSection }) {
  return (
    <Card
      title={title}
      actions={
        <Button
          variant="quiet"
          size="small"
          aria-label={m.kyb_review_edit({ section: title })}
          onClick={() => kyb.go(step)}
        >
          {m.common_edit()}
        </Button>
      }
    >
      <DescriptionList facts={facts} />
    </Card>
  )
}

/** What keeps it from being handed in; each leads there. */
function Missing({
  kyb,
  steps,
  isConfirmed,
}: {
  kyb: Kyb
  steps: ReturnType<typeof incompleteKybSteps>
  isConfirmed: boolean
}) {
  if (steps.length === 0 && isConfirmed) return null
  const names = steps.length === 0 ? (['your_details'] as const) : steps
  return (
    <Notice
      tone="warning"
      title={steps.length === 0 ? m.kyb_phone_unconfirmed() : m.kyb_incomplete()}
      actions={names.map((name) => (
        <Button key={name} size="small" onClick={() => kyb.go(name)}>
          {kybStepTitle(name)}
        </Button>
      ))}
    />
  )
}
