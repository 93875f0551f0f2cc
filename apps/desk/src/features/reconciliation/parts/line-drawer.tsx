import { Button } from '@daftar/ui/button'
import { Link } from '@daftar/ui/link'
import { m } from '@daftar/words'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { DetailDrawer } from '../../../shared/look/detail-drawer.tsx'
import { ProblemNotice } from '../../../shared/act/problem-notice.tsx'
import { useFlags, useSession } from '../../../shared/session.ts'
import { WaitsForSecond } from '../../../shared/work/waits-for-second.tsx'
import { lineActs } from '../possible-acts.ts'
import type { BankLine, MatchedTransfer } from '../queries.ts'
import { ConfirmMatch } from './confirm-match.tsx'
import { FindTransfer } from './find-transfer.tsx'
import { LineFacts, TransferFacts } from './line-facts.tsx'
import { LineState } from './line-row.tsx'
import { SetAside } from './set-aside.tsx'
import { useLineAct } from './use-line-act.ts'
import styles from './reconciliation.module.css'

/** One line of the bank beside its transfer, and what may be decided. */
export function LineDrawer({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const viewer = { id: useSession().id, mayMatch: useFlags().can_reconcile }
  const may = lineActs(line, viewer)
  const reopen = useLineAct(line.id, onClose)
  const [dialog, setDialog] = useState<'find' | 'aside' | null>(null)
  const [chosen, setChosen] = useState<MatchedTransfer | null>(null)
  const firstBy = line.state === 'waiting' && !may.ownProposal ? line.transfer?.proposed_by : null
  return (
    <>
      <DetailDrawer
        title={m.desk_reconciliation_lines()}
        onClose={onClose}
        actions={
          may.confirm || may.find || may.aside || may.reopen ? (
            <>
              {may.aside ? (
                <Button onClick={() => setDialog('aside')}>{m.desk_reconciliation_aside()}</Button>
              ) : null}
              {may.find ? (
                <Button onClick={() => setDialog('find')}>{m.desk_reconciliation_find()}</Button>
              ) : null}
              {may.reopen ? (
                <Button busy={reopen.isPending} onClick={() => reopen.send({ act: 'reopen' })}>
                  {m.desk_reconciliation_reopen()}
                </Button>
              ) : null}
              {may.confirm ? (
                <Button variant="primary" onClick={() => setChosen(line.transfer)}>
                  {m.desk_reconciliation_confirm()}
                </Button>
              ) : null}
            </>
          ) : null
        }
      >
        {may.ownProposal ? (
          <WaitsForSecond>{m.desk_reconciliation_own()}</WaitsForSecond>
        ) : firstBy ? (
          <WaitsForSecond>{m.desk_reconciliation_first_by({ name: firstBy })}</WaitsForSecond>
        ) : null}
        <ProblemNotice error={reopen.error} />
        <div>
          <LineState line={line} />
        </div>
        <LineFacts line={line} />
        <section>
          <h3>{m.desk_reconciliation_transfer()}</h3>
          {line.transfer ? (
            <TransferFacts transfer={line.transfer} />
          ) : (
            <p className={styles.sub}>{m.desk_reconciliation_no_transfer()}</p>
          )}
          {line.state === 'open' && !line.amount.startsWith('-') ? (
            <Link look="alone" href={addresses.topUps}>
              {m.desk_reconciliation_to_top_ups()}
            </Link>
          ) : null}
        </section>
      </DetailDrawer>
      {dialog === 'find' && !chosen ? (
        <FindTransfer line={line} onClose={() => setDialog(null)} onChoose={setChosen} />
      ) : null}
      {dialog === 'aside' ? <SetAside line={line} onClose={() => setDialog(null)} onDone={onClose} /> : null}
      {chosen ? (
        <ConfirmMatch line={line} transfer={chosen} onClose={() => setChosen(null)} onDone={onClose} />
      ) : null}
    </>
  )
}
