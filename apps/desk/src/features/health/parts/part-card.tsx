import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import type { TriedPart } from '@daftar/contract/endpoints/console/health'
import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { ProblemNotice } from '../../../shared/act/problem-notice.tsx'
import { tryPart, type Part, type Tried } from '../queries.ts'
import { factsOf, partText, stateText } from '../words.ts'
import styles from './health.module.css'

/** One part: how it stands, by what, and a try of it where there is one. */
export function PartCard({ part }: { part: Part }) {
  const { tone, text } = stateText(part.state)
  const facts = factsOf(part)
  return (
    <Card title={partText(part.part)} actions={<Badge tone={tone}>{text}</Badge>}>
      <div className={styles.part}>
        {facts.length > 0 ? <DescriptionList facts={facts} /> : null}
        {isTried(part.part) ? <TryPart part={part.part} /> : null}
      </div>
    </Card>
  )
}

const tryTexts: Record<TriedPart, () => string> = {
  mail: m.desk_health_try_mail,
  sms: m.desk_health_try_sms,
  disk: m.desk_health_try_disk,
  clock: m.desk_health_try_clock,
}

function isTried(part: Part['part']): part is TriedPart {
  return Object.hasOwn(tryTexts, part)
}

function TryPart({ part }: { part: TriedPart }) {
  const { mutate, isPending, error, data } = useMutationOnce(tryPart)
  return (
    <>
      <ProblemNotice error={error} />
      {data ? <Outcome tried={data} /> : null}
      <div>
        <Button busy={isPending} onClick={() => mutate(part)}>
          {tryTexts[part]()}
        </Button>
      </div>
    </>
  )
}

function Outcome({ tried: { worked, took_ms, problem } }: { tried: Tried }) {
  if (worked) return <Notice tone="positive">{m.desk_health_worked({ ms: String(took_ms) })}</Notice>
  return <Notice tone="negative">{m.desk_health_problem({ problem: problem ?? '' })}</Notice>
}
