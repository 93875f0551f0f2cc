import { Notice } from '@daftar/ui/notice'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { CaseFrame, type Pane } from '../../../shared/case/case-frame.tsx'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { useFlags, useSession } from '../../../shared/session.ts'
import { caseDocuments } from '../evidence/case-documents.ts'
import { changesBetween, type CaseChange } from '../case-changes.ts'
import { standingOf } from '../decision/decision-standing.ts'
import type { DeskCase } from '../queries.ts'
import { DecisionDraftProvider } from '../decision/use-decision-draft.tsx'
import { EvidenceContext } from '../evidence/use-evidence.tsx'
import { caseFacts } from './facts/case-facts.tsx'
import { CaseAsked, CaseFigures } from './case-head.tsx'
import { CaseStatus } from '../../../shared/work/case-status.tsx'
import { DecisionPane } from './decide/decision-pane.tsx'
import { DocumentsPane, provenFacts } from './facts/documents-pane.tsx'
import { FactsPane } from './facts/facts-pane.tsx'
import { StaleNotice } from './decide/stale-notice.tsx'
import styles from './cases.module.css'

type CaseViewProps = {
  opened: DeskCase
  reload: () => Promise<{ data?: DeskCase | undefined }>
}

export function CaseView({ opened, reload }: CaseViewProps) {
  const { application, merchant } = opened
  const [stale, setStale] = useState<{ version: number; changes: CaseChange[] } | null>(null)
  const [pane, setPane] = useState<Pane>('facts')
  const [chosen, setChosen] = useState<string | null>(null)
  const documents = caseDocuments(opened)
  const [shown, setShown] = useState(documents[0]?.url ?? 'sales')
  const standing = standingOf(opened, { id: useSession().id, mayDecide: useFlags().can_decide_cases })
  const sections = caseFacts(opened)

  /** Somebody was faster: what stands now is read again, and what is different is said. */
  async function onStale() {
    const { data } = await reload()
    if (data) setStale({ version: data.application.version, changes: changesBetween(opened, data) })
  }

  function show(url: string) {
    setShown(url)
    setPane('documents')
  }

  return (
    <DecisionDraftProvider opened={opened} mayMark={standing === 'decide'}>
      <EvidenceContext
        value={{
          chosen,
          show,
          choose: ({ id, proof }) => {
            setChosen(id)
            if (proof) show(proof.document)
          },
        }}
      >
        <PageHeader
          breadcrumbs={{
            label: m.desk_breadcrumbs(),
            crumbs: [{ label: m.desk_queue(), href: addresses.cases }, { label: m.desk_case() }],
          }}
          title={
            <MerchantName
              of={{
                merchant_id: merchant.id,
                merchant_name: merchant.name,
                merchant_name_ar: merchant.name_ar,
              }}
            />
          }
          status={<CaseStatus status={application.status} waitsForSecond={opened.proposal !== null} />}
          subtitle={<CaseAsked opened={opened} />}
        />
        <CaseFigures opened={opened} />
        {stale?.version === application.version ? (
          <StaleNotice changes={stale.changes} onClose={() => setStale(null)} />
        ) : null}
        {application.status === 'reset' ? (
          <div className={styles.stale}>
            <Notice tone="warning">{m.desk_case_is_reset()}</Notice>
          </div>
        ) : null}
        <CaseFrame
          pane={pane}
          onPaneChange={setPane}
          facts={<FactsPane opened={opened} sections={sections} />}
          documents={
            <DocumentsPane
              opened={opened}
              documents={documents}
              shown={shown}
              onShow={setShown}
              proven={provenFacts(sections, chosen)}
            />
          }
          decision={<DecisionPane opened={opened} onStale={onStale} />}
        />
      </EvidenceContext>
    </DecisionDraftProvider>
  )
}
