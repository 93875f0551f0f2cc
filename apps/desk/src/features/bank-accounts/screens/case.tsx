import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { CaseSkeleton } from '../../../shared/case/case-skeleton.tsx'
import { Queried } from '../../../shared/look/queried.tsx'
import { CaseView } from '../parts/case-view.tsx'
import { caseQuery } from '../queries.ts'

/** One changed bank account with everything a decision needs. */
export function CaseScreen({ params: { id } }: { params: { id: string } }) {
  return (
    <Queried
      query={useQuery(caseQuery(id))}
      pending={<CaseSkeleton />}
      failedTitle={m.desk_bank_case_failed()}
    >
      {(opened) => <CaseView key={id} opened={opened} />}
    </Queried>
  )
}
