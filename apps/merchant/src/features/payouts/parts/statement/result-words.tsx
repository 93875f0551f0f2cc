import { Badge } from '@daftar/ui/badge'
import { toneClass, type Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'
import type { ResultKind } from '../../match/result.ts'
import styles from './result-words.module.css'

const looks: Record<ResultKind, { tone: Tone; label: () => string }> = {
  arrived: { tone: 'positive', label: m.payouts_match_arrived },
  short: { tone: 'warning', label: m.payouts_match_short },
  over: { tone: 'warning', label: m.payouts_match_over },
  late: { tone: 'negative', label: m.payouts_match_late },
  expected: { tone: 'neutral', label: m.payouts_match_expected },
  unknown: { tone: 'info', label: m.payouts_match_unknown },
  repeated: { tone: 'neutral', label: m.payouts_match_repeated },
}

export function resultText(kind: ResultKind): string {
  return looks[kind].label()
}

export function ResultBadge({ kind }: { kind: ResultKind }) {
  return <Badge tone={looks[kind].tone}>{looks[kind].label()}</Badge>
}

export function ResultDot({ kind }: { kind: ResultKind }) {
  return <span className={`${toneClass(looks[kind].tone)} ${styles.dot}`} aria-hidden="true" />
}
