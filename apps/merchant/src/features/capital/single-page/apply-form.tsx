import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import type { Offer } from '@daftar/contract/endpoints/capital/offers-shapes'
import { needsStatement } from '@daftar/rules/capital/applications/single-page-form'
import { Button } from '@daftar/ui/button'
import { Checkbox } from '@daftar/ui/checkbox'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { fieldText, m } from '@daftar/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useAccount } from '../../../shared/session/account.ts'
import { summaryOf } from '../../../shared/act/field-errors.ts'
import { signatoryLabels } from '../../../shared/signatory/signatory.ts'
import {
  CompanyFields,
  FinanceFields,
  SignatorySection,
  StatementField,
  statementErrorText,
  type Form,
} from './fields.tsx'
import { checkForm, startForm } from './form.ts'
import { OfferCard } from './offer-card.tsx'
import { companyQuery } from './queries.ts'
import { SignatoryDialog } from './signatory-dialog.tsx'
import styles from './single-page.module.css'
import { TroubleNotice } from './trouble-notice.tsx'
import { useApply } from './use-apply.ts'
import { useKeptForm } from './use-kept-form.ts'

interface Props {
  offerId: string
  merchantId: string
  tags: Offer['tags']
  asked: Pick<Offer, 'amount' | 'tenor' | 'currency'> | null
  application: Application | null
}

/** Everything on one page; the agreement to the payout cycle enables its submission (APPL-51, APPL-52). */
export function ApplyForm({ offerId, merchantId, tags, asked, application }: Props) {
  const account = useAccount()
  const { data: registered } = useSuspenseQuery(companyQuery(merchantId))
  const hasStatement = needsStatement(tags)
  const form: Form = useKeptForm({
    place: offerId,
    start: startForm(application, account, registered),
    check: (values) => checkForm(values, { statement: hasStatement }),
  })
  const apply = useApply({
    offerId,
    application,
    form,
    start: (latest) => startForm(latest, account, registered),
  })
  const { values, shown } = form
  function errorText(field: string): string | undefined {
    const code = form.listed[field]
    return code && (field === 'statement' ? statementErrorText(code) : fieldText(code))
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void apply.submit()
      }}
    >
      <p>{m.single_page_intro()}</p>
      {asked ? <OfferCard offerId={offerId} {...asked} /> : null}
      <ErrorSummary title={m.wizard_check_fields()} errors={summaryOf(form.listed, labels(), errorText)} />
      <TroubleNotice apply={apply} />
      <SignatorySection form={form} />
      <FinanceFields form={form} />
      <CompanyFields form={form} />
      {hasStatement ? <StatementField form={form} /> : null}
      <Checkbox
        id="isAgreed"
        label={m.single_page_agreement()}
        checked={values.isAgreed}
        onValueChange={(isAgreed) => form.set({ isAgreed })}
        error={shown['isAgreed'] && fieldText(shown['isAgreed'])}
      />
      <div className={styles.foot}>
        <Button type="submit" variant="primary" disabled={!values.isAgreed} busy={apply.isBusy}>
          {m.single_page_submit()}
        </Button>
        <Button variant="quiet" disabled={apply.isBusy} onClick={() => void apply.saveForLater()}>
          {m.single_page_save()}
        </Button>
      </div>
      {apply.verifying ? (
        <SignatoryDialog
          application={apply.verifying}
          onVerified={apply.onVerified}
          onClose={apply.stopVerifying}
        />
      ) : null}
    </form>
  )
}

function labels(): Record<string, string> {
  return {
    ...signatoryLabels(),
    financeName: m.single_page_finance_name(),
    financeEmail: m.single_page_finance_email(),
    financeNational: m.single_page_finance_phone(),
    licenceFile: m.wizard_licence_file(),
    licenceNumber: m.wizard_licence_number(),
    companyName: m.single_page_company_name(),
    companyAddress: m.single_page_company_address(),
    statement: m.single_page_statement(),
    // Says by itself what is asked for.
    isAgreed: '',
  }
}
