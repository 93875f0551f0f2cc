import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { Queried } from '../../../shared/look/queried.tsx'
import { CaseSkeleton } from '../../../shared/case/case-skeleton.tsx'
import { CaseView } from '../parts/case-view.tsx'
import { caseQuery } from '../queries.ts'

/** One application with everything a decision needs. */
export function CaseScreen({ params: { id } }: { params: { id: string } }) {
  const query = useQuery(caseQuery(id))
  return (
    <Queried query={query} pending={<CaseSkeleton />} failedTitle={m.desk_case_failed()}>
      {(opened) => <CaseView key={id} opened={opened} reload={() => query.refetch()} />}
    </Queried>
  )
}
