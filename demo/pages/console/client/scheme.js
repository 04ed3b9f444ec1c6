// Before the first paint: the scheme that was chosen last.
document.documentElement.dataset.scheme = localStorage.getItem('np-console-scheme') ?? 'auto';
