<?php
/** What the demo's WordPress adds: the language, and a strict policy. A page with `?strict` is under a policy that runs only scripts with the answer's nonce. */

// Debian's package has no translations; the pages are Italian all the same.
add_filter( 'locale', fn( $locale ) => is_admin() ? $locale : 'it_IT' );

if ( isset( $_GET['strict'] ) ) {
	$np_demo_nonce = bin2hex( random_bytes( 16 ) );
	header( "Content-Security-Policy: script-src 'nonce-$np_demo_nonce' 'strict-dynamic'; object-src 'none'; base-uri 'none'" );
	add_filter( 'np_elements_nonce', fn() => $np_demo_nonce );
	// WordPress's own inline script has no nonce.
	remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
}
