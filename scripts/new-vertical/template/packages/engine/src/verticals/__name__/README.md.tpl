# __Pascal__

Written by `npm run new-vertical -- __name__`; no edition sells it yet, and so its pages are not there. The chart is every vertical's: only what
is sold, how it is searched for and what of it is chosen is this vertical's own. Fill in, in this order:

1. `criteria.ts`: what is searched for. As it stands a search has a day alone.
2. `__name__.types.ts`: what an offer is, and `__name__-results.ts`: by what offers are compared. As it stands an offer has a name and a price.
3. `__name__.setup.ts` and `__name__.machine.ts`: what of an offer is chosen before the price. As it stands the offer is taken as it is; rooms and seats
   show how a machine of its own is a child of the chart.
4. `packages/api-clients/src/__name__`: the calls, their schemas, the adapter that fulfils `__Pascal__Service`.
5. `packages/sandbox/src/services/__name__`: an invented world in both languages, its prices, what it holds, its scenarios.
6. `packages/web/src/features/__name__`: the screens, in both languages.

`docs/guides/add-a-vertical.md` says what each comes to, and when it is done.
