import { surveyQuery, surveysQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const surveyLoads = screenLoads({
  '/surveys': ({ queryClient }) => void queryClient.prefetchQuery(surveysQuery),
  '/surveys/$id': ({ queryClient, params }) => void queryClient.prefetchQuery(surveyQuery(params.id)),
})
