import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Loading } from './preferences/loading.tsx';
import { HomeScreen } from './screens/home/home.tsx';
import { ProblemScreen } from './screens/problem/problem.tsx';

const SetTableScreen = lazy(() => import('./screens/set-table/set-table.tsx'));
const LocalScreen = lazy(() => import('./screens/local/local.tsx'));
const TableScreen = lazy(() => import('./screens/table/table.tsx'));
const MatchScreen = lazy(() => import('./screens/table/match.tsx'));
const RulesScreen = lazy(() => import('./screens/rules/rules.tsx'));
const AccountScreen = lazy(() => import('./screens/account/account.tsx'));
const RankingScreen = lazy(() => import('./screens/ranking/ranking.tsx'));

export function App() {
  return (
    <Suspense fallback={<Loading />}>
      <Switch>
        <Route path="/" component={HomeScreen} />
        <Route path="/set/:game">{({ game }) => <SetTableScreen game={game} />}</Route>
        <Route path="/here/:id">{({ id }) => <LocalScreen id={id} key={id} />}</Route>
        <Route path="/t/:code">{({ code }) => <TableScreen code={code.toUpperCase()} key={code} />}</Route>
        <Route path="/m/:match">{({ match }) => <MatchScreen match={match} key={match} />}</Route>
        <Route path="/rules/:game">{({ game }) => <RulesScreen game={game} />}</Route>
        <Route path="/you" component={AccountScreen} />
        <Route path="/ranking" component={RankingScreen} />
        <Route>
          <ProblemScreen code="not-found" />
        </Route>
      </Switch>
    </Suspense>
  );
}
