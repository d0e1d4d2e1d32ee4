// Before anything is drawn: whoever comes to an address, or has work here, is not shown the example of a first visit. Plain and not a module: it runs in time.
(() => {
  try {
    if (location.hash === '' && localStorage.length === 0) return;
  } catch {
    return;
  }
  document.documentElement.classList.add('returning');
})();
