import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { EmptyState } from '@daftar/ui/empty-state'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { useQuery } from '@tanstack/react-query'
import { TextSkeleton } from '../../../shared/queue/list-skeleton.tsx'
import { Moment } from '@daftar/app-kit/moment'
import { Queried } from '../../../shared/look/queried.tsx'
import { transferKindText } from '../../../shared/money/transfer-text.ts'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import { candidatesQuery, type BankLine, type Candidate, type MatchedTransfer } from '../queries.ts'
import { groundText } from '../words.ts'
import { LineFacts } from './line-facts.tsx'
import form from '../../../shared/act/form.module.css'
import styles from './reconciliation.module.css'

type FindTransferProps = {
  line: BankLine
  onClose: () => void
  onChoose: (transfer: MatchedTransfer) => void
}

/** The transfers a line could be by its amount, for a person to choose from. */
export function FindTransfer({ line, onClose, onChoose }: FindTransferProps) {
  const query = useQuery(candidatesQuery(line.id))
  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => !open && onClose()}
      title={m.desk_reconciliation_find_title()}
      closeLabel={m.common_close()}
    >
      <div className={form.fields}>
        <LineFacts line={line} />
        <Queried
          query={query}
          pending={<TextSkeleton lines={4} />}
          failedTitle={m.desk_reconciliation_find_failed()}
        >
          {(candidates) =>
            candidates.length === 0 ? (
              <EmptyState title={m.desk_reconciliation_find_empty_title()}>
                {m.desk_reconciliation_find_empty_text()}
              </EmptyState>
            ) : (
              <>
                <p className={styles.sub}>{m.desk_reconciliation_find_text()}</p>
                <ul className={styles.list}>
                  {candidates.map((candidate) => (
                    <li key={candidate.transfer.id} className={styles.item}>
                      <CandidateText candidate={candidate} />
                      <Button size="small" onClick={() => onChoose(candidate.transfer)}>
                        {m.desk_reconciliation_find_choose()}
                      </Button>
                    </li>
                  ))}
                </ul>
              </>
            )
          }
        </Queried>
      </div>
    </Dialog>
  )
}

/** Whose transfer it is, and what of the line fits it. */
function CandidateText({ candidate: { transfer, grounds } }: { candidate: Candidate }) {
  return (
    <TwoLines
      below={
        <>
          {transferKindText(transfer.kind)}
          {m.desk_comma()}
          <Ltr>{transfer.reference}</Ltr>
          {m.desk_comma()}
          <Moment at={transfer.ordered_at} />
          <span className={styles.grounds}>
            {grounds.map((ground) => (
              <Badge key={ground}>{groundText(ground)}</Badge>
            ))}
          </span>
        </>
      }
    >
      <Typed>{merchantNameText(transfer)}</Typed>
    </TwoLines>
  )
}
