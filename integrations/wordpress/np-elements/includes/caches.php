<?php
/**
 * Page caches. The HTML is the same for every reader, so a page may be cached: who reads is asked by the browser, from
 * the newsstand and the account site, which must not be cached here. A page with a nonce is one answer's own.
 */

namespace NpElements;

defined( 'ABSPATH' ) || exit;

/** Tells the page caches not to keep this answer: they all read this constant. */
function leave_uncached(): void {
	if ( ! defined( 'DONOTCACHEPAGE' ) ) {
		define( 'DONOTCACHEPAGE', true );
	}
}

/** Empties the caches that are active, by what each documents. */
function purge_known_caches(): void {
	$functions = array( 'rocket_clean_domain', 'wp_cache_clear_cache', 'w3tc_flush_all', 'sg_cachepress_purge_cache' );
	foreach ( array_filter( $functions, 'function_exists' ) as $purge ) {
		$purge();
	}
	foreach ( array( 'litespeed_purge_all', 'cache_enabler_clear_complete_cache', 'wpfc_clear_all_cache', 'wphb_clear_page_cache' ) as $action ) {
		do_action( $action );
	}
}

add_action( 'np_elements_purge', __NAMESPACE__ . '\\purge_known_caches' );

foreach ( array( OPTION, INTEGRITY_OPTION ) as $np_elements_option ) {
	foreach ( array( 'add_option_', 'update_option_' ) as $np_elements_hook ) {
		add_action( $np_elements_hook . $np_elements_option, fn() => do_action( 'np_elements_purge' ) );
	}
}
